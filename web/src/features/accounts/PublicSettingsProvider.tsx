import { type ReactNode, useMemo } from "react";
import type { Environment } from "../../base/environment.ts";
import { SettingsContext } from "../../base/settings.ts";
import { SiteNameContext } from "../../ui/usePageTitle.ts";
import { usePublicSettingsQuery } from "./accounts.generated.ts";

/** Replaces the public settings of the build with the server's settings at run time. */
export function PublicSettingsProvider({
  environment,
  children,
}: {
  readonly environment: Environment;
  readonly children: ReactNode;
}) {
  // eslint-disable-next-line no-restricted-syntax -- the settings of the build are used until then
  const { data } = usePublicSettingsQuery({ fetchPolicy: "cache-first" });
  const settings = useMemo(
    () => ({
      appName: data?.publicSettings.name || environment.appName,
      wompiPublicKey: data?.publicSettings.wompiPublicKey || environment.wompiPublicKey,
      agency: data?.publicSettings ?? null,
    }),
    [data, environment],
  );
  return (
    <SettingsContext value={settings}>
      <SiteNameContext value={settings.appName}>{children}</SiteNameContext>
    </SettingsContext>
  );
}
