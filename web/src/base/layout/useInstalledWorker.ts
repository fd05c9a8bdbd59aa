import { useEffect } from "react";

/** Registers the service worker of an installed application, which texts are shared to. */
export function useInstalledWorker(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return undefined;
    const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    if (matchMedia("(display-mode: standalone)").matches) register();
    addEventListener("appinstalled", register);
    return () => removeEventListener("appinstalled", register);
  }, []);
}
