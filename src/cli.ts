#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { GameError } from './game/index.js';
import { answerLine } from './cli/answer.js';
import { convert } from './cli/convert.js';
import { USAGE, UsageError, readOrder, type Options, type Order } from './cli/options.js';
import { createNodeEngine } from './engine/node.js';

/** One answer a line, in order, each written as soon as it is known; a bad line makes the exit status 1. */
async function answer(options: Options): Promise<number> {
  const now = (): number => performance.now();
  const engine = await createNodeEngine(now);
  let status = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    try {
      process.stdout.write(`${answerLine(engine, options, line, now)}\n`);
    } catch (fault) {
      if (!(fault instanceof GameError)) throw fault;
      process.stdout.write(`error: ${fault.message}\n`);
      status = 1;
    }
  }
  return status;
}

/** The exit status. */
async function main(order: Order): Promise<number> {
  if (order.command !== 'convert') return answer(order);
  const written = convert(await buffer(process.stdin), order.to);
  if (written instanceof GameError) {
    process.stderr.write(`error: ${written.message}\n`);
    return 1;
  }
  process.stdout.write(written);
  return 0;
}

// Whoever reads may have seen enough, as in `| head -1`.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit();
});

/** The exit status of a command line that cannot be carried out. */
const BAD_USAGE = 2;

try {
  process.exitCode = await main(readOrder(process.argv.slice(2)));
} catch (fault) {
  process.stderr.write(
    fault instanceof UsageError ? `${fault.message}\n${USAGE}\n` : `${String(fault)}\n`,
  );
  process.exitCode = BAD_USAGE;
}
