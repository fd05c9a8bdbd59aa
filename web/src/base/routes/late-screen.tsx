import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ComponentType, useCallback, useLayoutEffect, useState } from "react";
import { SystemPage } from "../failure/SystemPage.tsx";
import { systemTexts } from "../failure/system.texts.ts";

type Load<P> = () => Promise<ComponentType<P>>;

/** Milliseconds between two automatic attempts to load a page. */
const PAUSE = 5_000;

/** Milliseconds after which a script that has not loaded counts as lost. */
const LATEST = 15_000;

/**
 * Rejects when a script neither loads nor fails in time, for example because the connection was lost. A slow
 * script still arrives: the next request receives the same script from the browser.
 */
const inTime = <T,>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the script is late")), LATEST);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

const place = (name: string) => `travesia.loaded-again.${name}`;

/**
 * Returns whether the application itself can be fetched now, bypassing all caches; if so, an update has
 * removed the old script.
 */
const isAnswered = () =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store", headers: { accept: "text/html" } }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns a screen component. When its script cannot be loaded within 15 s, a page reports it and is replaced
 * by the screen as soon as possible. `name` identifies the screen: its window is reloaded once automatically,
 * since browsers remember a failed script.
 */
export const loaded = <P extends object>(load: Load<P>, name: string): Promise<ComponentType<P>> =>
  inTime(load).then(
    (Screen) => {
      sessionStorage.removeItem(place(name));
      return Screen;
    },
    () => lateScreen(load, name),
  );

function lateScreen<P extends object>(load: Load<P>, name: string): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function LateScreen(props: P) {
    const [Screen, show] = useState(() => found);
    const [busy, setBusy] = useState(false);
    const retry = useCallback(async (asked: boolean) => {
      setBusy(asked);
      found ??= await inTime(load).catch(() => null);
      if (found) return show(() => found);
      const again = asked || sessionStorage.getItem(place(name)) === null;
      if (again && (await isAnswered())) {
        sessionStorage.setItem(place(name), "1");
        window.location.reload();
      } else setBusy(false);
    }, []);
    // Listens from the moment at which the page is shown: a connection found just then is announced once.
    useLayoutEffect(() => {
      if (Screen) return undefined;
      const byItself = () => void retry(false);
      byItself();
      // A connection that was lost on the way of the window's own loading gives it another one.
      const connected = () => {
        sessionStorage.removeItem(place(name));
        byItself();
      };
      const timer = setInterval(byItself, PAUSE);
      window.addEventListener("online", connected);
      return () => {
        clearInterval(timer);
        window.removeEventListener("online", connected);
      };
    }, [Screen, retry]);
    return Screen ? <Screen {...props} /> : <LatePage busy={busy} onRetry={() => void retry(true)} />;
  };
}

function LatePage({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  const { title, lead, retry } = systemTexts.late;
  return (
    <SystemPage
      title={title}
      framed
      action={
        <Button variant="contained" loading={busy} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      <Typography role="alert" color="textSecondary">
        {lead}
      </Typography>
    </SystemPage>
  );
}
