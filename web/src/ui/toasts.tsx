import {
  type ReactNode,
  createContext,
  Suspense,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { lazyPart, useAfterPress } from "./lazy-part.ts";
import { type Severity, ToastLine } from "./toast-line.ts";

const load = async () => (await import("./ToastStack.tsx")).ToastStack;
const ToastStack = lazyPart(load);

/** Context that drops toasts when there is no provider. */
const ToastContext = createContext<ToastLine["send"]>(() => undefined);

/** Mounts the toasts of the application; their code is loaded with the first press or the first toast. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [line] = useState(() => new ToastLine());
  const needed = useSyncExternalStore(line.subscribe, line.isNeeded);
  useAfterPress(load);
  return (
    <ToastContext value={line.send}>
      {children}
      {needed && (
        <Suspense fallback={null}>
          <ToastStack line={line} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/**
 * Returns the functions that show a toast: `toasts.success("Cotización aprobada exitosamente")`,
 * `toasts.success(text, 4)`. Durations in seconds, 3 by default; of those with the same name only the newest
 * is seen, and `toasts.end(name)` takes that one away. `toasts.announce(text)` is heard by screen readers
 * alone: the page shows the result. Failures of calls go through the
 * application's `useFailureToast`, which knows the texts and their rules.
 */
export function useToasts() {
  const send = useContext(ToastContext);
  return useMemo(() => {
    const show =
      (severity: Severity) => (message: string, seconds?: number, action?: ReactNode, name?: string) =>
        send({ message, severity, seconds, action, name });
    return {
      success: show("success"),
      failure: show("error"),
      info: show("info"),
      announce: (message: string) => send({ announces: message }),
      end: (name: string) => send({ ends: name }),
    };
  }, [send]);
}
