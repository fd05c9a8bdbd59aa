import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, loadEnv } from "vite";
import { buildTargets } from "../scripts/browsers.mjs";
import { fileOf, type Graph } from "./build/audiences.ts";
import { operations } from "./build/operations.ts";
import { packed } from "./build/packed.ts";
import { readEnvironment } from "./src/base/environment.ts";

const api = "http://localhost:3001";

/**
 * Files of libraries that every page needs and that change far less often than our code: browsers keep them.
 */
const libraries = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: "graphql", test: /node_modules\/(@apollo|graphql|graphql-tag|rxjs|optimism|@wry)\// },
  {
    debugName: "kit",
    test: /node_modules/,
    name: (id: string, graph: Graph) => (fileOf(id, graph) === "start" ? "kit" : null),
  },
];

/** Groups of modules that come in one file each; a module that none takes stays with its pages. */
const groups = [...libraries, { debugName: "audience", name: fileOf }].map((group, place, { length }) => ({
  ...group,
  priority: length - place,
}));

export default defineConfig(({ mode }) => {
  // Refuses the build, and not only the start, when a variable is missing.
  readEnvironment(loadEnv(mode, import.meta.dirname, "VITE_"));
  return {
    root: import.meta.dirname,
    // The pages as they are written.
    // Of a library that has both, what all our browsers understand and not what ones of 2015 did.
    resolve: { conditions: ["source", "es2015", ...defaultClientConditions] },
    plugins: [operations(), react(), packed(`${import.meta.dirname}/../node_modules/.cache/packed`)],
    build: {
      outDir: "dist",
      emptyOutDir: true,
      target: buildTargets,
      // What a module imports comes with as many pages or more: no group has to take it along.
      rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
    },
    // A worker loads its parts as modules, like a page.
    worker: { format: "es" },
    server: {
      port: 5173,
      proxy: {
        "/graphql": { target: api, ws: true },
        ...Object.fromEntries(["/files", "/docs", "/dev", "/sandbox", "/healthz"].map((path) => [path, api])),
      },
    },
  };
});
