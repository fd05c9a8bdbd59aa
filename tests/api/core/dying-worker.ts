import { run } from "graphile-worker";

// Takes one job of the database it is given, says so, and holds it until it is killed.
await run({
  connectionString: process.argv[2] ?? "",
  concurrency: 1,
  taskList: {
    "test.count": async () => {
      process.send?.("taken");
      await new Promise((never) => setTimeout(never, 600_000));
    },
  },
});
