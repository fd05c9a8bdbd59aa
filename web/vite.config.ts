import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { readEnvironment } from "./src/app/environment.ts";

const api = "http://localhost:3001";

/** Libraries that every screen needs and that change far less often than our code, so that browsers keep them across releases. */
const chunks = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: "graphql", test: /node_modules\/(@apollo|graphql|graphql-ws|graphql-tag|rxjs|optimism|@wry)\// },
];

export default defineConfig(({ mode }) => {
  // Refuses the build, and not only the start, when a variable is missing.
  readEnvironment(loadEnv(mode, import.meta.dirname, "VITE_"));
  return {
    root: import.meta.dirname,
    plugins: [react()],
    build: { outDir: "dist", emptyOutDir: true, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    server: {
      port: 5173,
      proxy: {
        "/graphql": { target: api, ws: true },
        ...Object.fromEntries(["/files", "/docs", "/dev", "/sandbox", "/healthz"].map((path) => [path, api])),
      },
    },
  };
});
