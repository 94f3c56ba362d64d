/** Runs steps, prints each with its number, what it does and its result, and throws what the first failed one threw. */
export function numberedSteps(print = console.log) {
  let number = 0;
  return async (title, work) => {
    number += 1;
    print(`${number}. ${title}`);
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    try {
      print(`   ✔ ${await work()} (${seconds()})`);
    } catch (error) {
      print(`   ✘ failed (${seconds()})`);
      throw error;
    }
  };
}
