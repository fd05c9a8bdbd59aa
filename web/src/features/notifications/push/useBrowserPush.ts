import { useEffect, useState } from "react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { notificationTexts as texts } from "../notification.texts.ts";
import { usePushDropMutation, usePushKeepMutation, usePushKeyQuery } from "../notifications.generated.ts";
import { endPushes } from "../../../app/session/end-pushes.ts";
import { pushState, type PushState, subscribe } from "./browser-push.ts";

/** Whether this browser tells of notices while it is closed, and how one turns that on and off. */
export function useBrowserPush() {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
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
      tellFailure(failure, "updatePreferences");
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
