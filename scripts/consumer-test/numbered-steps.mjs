/** Makes a function that runs a step, prints its number, title and result, and rethrows the error of a failed step. */
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
