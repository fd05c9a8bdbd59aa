import { __unsafe_useEmotionCache as useEmotionCache } from "@emotion/react";
import { cleanup, configure, render } from "@testing-library/react";
import type { Window as HappyWindow } from "happy-dom";
import * as React from "react";
import { vi } from "vitest";
import { SilentSocket } from "./browser-socket.ts";

// Test files share a process, and with it the libraries that it has loaded. The application's own modules,
// the page with its styles and the replacements of the browser's parts are each file's own.
configure({ asyncUtilTimeout: 20_000 });
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

/**
 * Spares React the stack of where each element was made, which its warnings would show: one is taken for the
 * first 10,000 elements of each second, and a sixth of a screen's time is that. Its warnings come as before.
 */
function withoutOwnerStacks(): void {
  const shared: object = React["__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE" as never];
  Object.defineProperty(shared, "recentlyCreatedOwnerStacks", {
    get: () => Infinity,
    set: () => undefined,
    configurable: true,
  });
}

/** Takes the styles of the file before off the page: each lookup of a role computes all that there are. */
function WithoutStyles(): null {
  const cache = useEmotionCache();
  cache?.sheet.flush();
  if (cache) Object.assign(cache, { inserted: {}, registered: {} });
  return null;
}

if ("document" in globalThis) {
  withoutOwnerStacks();
  globalThis.WebSocket = SilentSocket as unknown as typeof WebSocket;
  render(React.createElement(WithoutStyles));
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  // A desk, as wide as by default: a file may have left a phone.
  const { happyDOM } = window as Window & typeof globalThis & Pick<HappyWindow, "happyDOM">;
  happyDOM.setViewport({ width: 1024, height: 768 });
}
