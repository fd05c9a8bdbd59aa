import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { GlobalBoundary } from "./base/failure/GlobalBoundary.tsx";
import { Look } from "./app/theme/Look.tsx";
import { readEnvironment } from "./base/environment.ts";
import { behindFirstPage } from "./base/first-page.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");

/** Reads the environment variables while rendering, so that a missing one leads to the failure screen. */
function Start() {
  return <App environment={readEnvironment(import.meta.env)} />;
}

// Below the oldest browsers what the server wrote stays: see public/old-browsers.js.
if (!document.documentElement.hasAttribute("data-old-browser"))
  createRoot(behindFirstPage(root)).render(
    <StrictMode>
      <Look>
        <GlobalBoundary>
          <Start />
        </GlobalBoundary>
      </Look>
    </StrictMode>,
  );
