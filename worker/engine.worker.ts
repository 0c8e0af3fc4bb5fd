/** The worker: an engine, a scheduler, and Comlink. All it does is done elsewhere. */
import { expose } from 'comlink';
import { pause } from '../src/engine/pause.js';
import { createWorkerApi } from './api.js';
import { loadEngine } from './load-engine.js';

const clock = () => performance.now();
const modules = {
  first: new URL('../build/plain.wasm', import.meta.url),
  whole: new URL('../build/engine.wasm', import.meta.url),
};

expose(createWorkerApi(loadEngine(modules, clock), { clock, pause, slice: 5 }));
