/** One turn of Node's event loop: what was posted before has been heard. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Turns the event loop until the condition holds. @throws when it never does. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; turns < 2000; turns++) {
    if (condition()) return;
    await turn();
  }
  throw new Error(`never came true: ${condition.toString()}`);
}

/** Lets everything that is under way arrive. */
export async function quiet(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await turn();
}
