import { vi } from 'vitest';

/** Every worker that is made from now on, until globals are unstubbed. */
export function watchWorkers(): Worker[] {
  const made: Worker[] = [];
  class Watched extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      made.push(this);
    }
  }
  vi.stubGlobal('Worker', Watched);
  return made;
}

/**
 * In workers made from now on every way to compile WebAssembly throws, as under a strict page policy.
 * The reference engine that thinks there instead is slow enough to be met at work.
 */
export function refuseWasmInWorkers(): Worker[] {
  const made: Worker[] = [];
  const refusal = script(`
    const refuse = () => { throw new Error('refused by the test'); };
    for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming', 'Module']) {
      WebAssembly[name] = refuse;
    }`);
  class Refusing extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      // Static imports run in their order, and before the first message.
      super(script(`import '${refusal}'; import '${new URL(url, location.href).href}';`), options);
      made.push(this);
    }
  }
  vi.stubGlobal('Worker', Refusing);
  return made;
}

function script(source: string): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}
