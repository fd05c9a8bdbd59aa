import { type ReactNode, useMemo } from "react";
import type { Environment } from "../../base/environment.ts";
import { SettingsContext } from "../../base/settings.ts";
import { SiteNameContext } from "../../ui/usePageTitle.ts";
import { usePublicSettingsQuery } from "./accounts.generated.ts";

/** At run time the server's public settings win over the build's. */
export function PublicSettingsProvider({
  environment,
  children,
}: {
  readonly environment: Environment;
  readonly children: ReactNode;
}) {
  // eslint-disable-next-line no-restricted-syntax -- those of the build stand in for them
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
