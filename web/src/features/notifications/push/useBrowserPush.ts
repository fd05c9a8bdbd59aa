import { useEffect, useState } from "react";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { notificationTexts as texts } from "../notification.texts.ts";
import { usePushDropMutation, usePushKeepMutation, usePushKeyQuery } from "../notifications.generated.ts";
import { endPushes } from "../../../base/session/end-pushes.ts";
import { pushState, type PushState, subscribe } from "./browser-push.ts";

/** Returns the state of push notifications in this browser, and the functions that turn them on and off. */
export function useBrowserPush() {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const { data, error, refetch } = usePushKeyQuery();
  const [keep] = usePushKeepMutation();
  const [drop] = usePushDropMutation();
  const [state, setState] = useState<PushState>("unsupported");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void pushState().then(setState, () => setState("unsupported"));
  }, []);

  const during = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (failure) {
      showFailure(failure, "updatePreferences");
    } finally {
      setState(await pushState());
      setBusy(false);
    }
  };
  return {
    state,
    busy: busy || (!data && !error),
    turnOn: () =>
      during(async () => {
        const { pushKey } = data ?? (await refetch()).data ?? {};
        const input = pushKey && (await subscribe(pushKey));
        if (!input) return;
        await keep({ variables: { input } });
        toasts.success(texts.pushOn);
      }),
    turnOff: () =>
      during(async () => {
        const endpoint = await endPushes();
        if (endpoint) await drop({ variables: { endpoint } });
        toasts.success(texts.pushOff);
      }),
  };
}
