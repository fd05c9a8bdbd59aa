import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { buildTargets } from "../scripts/browsers.mjs";
import { readEnvironment } from "./src/app/environment.ts";

const api = "http://localhost:3001";

/** Screens that share a module before it goes into a file of shared ones. */
const SHARED_BY = 8;

/**
 * Libraries that every screen needs and that change far less often than our code, so that browsers keep them
 * across releases.
 */
const chunks = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: "graphql", test: /node_modules\/(@apollo|graphql|graphql-ws|graphql-tag|rxjs|optimism|@wry)\// },
  // What most screens are made of comes in a few files and not in sixty; what few need stays with them.
  // Visitors see no lists.
  { name: "kit", test: /node_modules\/(?!@mui\/material\/(Table|Pagination))/, minShareCount: SHARED_BY },
  // The bar of what is being sent stands on every page; else it would come with the lists, which use it too.
  { name: "progress", test: /node_modules\/@mui\/material\/LinearProgress\// },
  {
    name: "shell",
    test: /web\/src\/(app|ui|features\/help)\/(?!table\/(Data|FilterBar|Counters|columns))/,
    minShareCount: SHARED_BY,
  },
  {
    name: "lists",
    test: /@mui\/material\/Table|web\/src\/ui\/table\/(Data|FilterBar|Counters|columns)/,
    minShareCount: SHARED_BY,
  },
];

export default defineConfig(({ mode }) => {
  // Refuses the build, and not only the start, when a variable is missing.
  readEnvironment(loadEnv(mode, import.meta.dirname, "VITE_"));
  return {
    root: import.meta.dirname,
    plugins: [react()],
    build: {
      outDir: "dist",
      emptyOutDir: true,
      target: buildTargets,
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
    server: {
      port: 5173,
      proxy: {
        "/graphql": { target: api, ws: true },
        ...Object.fromEntries(["/files", "/docs", "/dev", "/sandbox", "/healthz"].map((path) => [path, api])),
      },
    },
  };
});
