import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a finished process has said. */
export interface Said {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** Starts a program in the project's folder. */
export function start(program: string, ...args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(program, args, { cwd: ROOT });
}

/** Runs a program with this standard input to its end. */
export async function run(
  input: string,
  program: string,
  ...args: readonly string[]
): Promise<Said> {
  const child = start(program, ...args);
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  // A program that refuses its arguments may be gone before it has read anything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  return { ...said, status };
}
