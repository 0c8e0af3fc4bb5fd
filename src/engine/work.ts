import type { Engine } from './engine.js';
import { thinkInSlices, type Pacing, type Watch } from './slices.js';
import type { Answer, Task } from './task.js';

/** Does what is asked, in slices. Rejects with whatever the engine throws, or with the reason of the signal. */
export async function doTask(
  engine: Engine,
  task: Task,
  pacing: Pacing,
  watch: Watch,
): Promise<Answer> {
  await engine.prepare(task.request.context);
  if (task.name === 'think') return thinkInSlices(engine, task.request, pacing, watch);
  // Most games are played without a cube.
  const { adviseInSlices } = await import('./cube/advise.js');
  return adviseInSlices(engine, task.request, pacing, watch);
}
