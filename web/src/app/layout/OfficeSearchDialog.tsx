import { may } from "@travesia/api/permissions";
import { dayKinds } from "../../features/reports/my-day.kinds.ts";
import { useMyDayQuery } from "../../features/reports/my-day.generated.ts";
import {
  type SettingsPart,
  settingsPartAddress,
  settingsParts,
} from "../../features/content/agency/settings.parts.ts";
import type { Command } from "../../features/search/command.ts";
import { recentRecords } from "../../features/search/recent-records.ts";
import { SearchDialog } from "../../features/search/SearchDialog.tsx";
import { searchTexts } from "../../features/search/search.texts.ts";
import type { Found } from "../../features/search/useFound.ts";
import { useSettings } from "../../base/settings.ts";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { useUser } from "../../base/session/useSession.ts";
import { deeds } from "./deeds.ts";
import { pagesBeside, placesOf } from "./menu.ts";
import { newThings } from "./new.table.ts";
import { useMenu } from "./useMenu.ts";

/** Maximum number of recent records and of today's tasks shown before a search. */
const RECENT = 5;
const WAITING = 5;

/** Pages of the settings, which only the owner opens. */
const settingsCommands: readonly Command[] = (Object.keys(settingsParts) as SettingsPart[]).map((part) => ({
  label: `Ajustes: ${settingsParts[part].title}`,
  go: settingsPartAddress(part),
}));

interface OfficeSearchDialogProps {
  /** Called to open the form of a new payment. */
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/**
 * Shows the search dialog with the pages of the viewer's menu and the records they may create. Before a
 * search it lists the viewer's recent records and tasks.
 */
export function OfficeSearchDialog({ onPay, onClose }: OfficeSearchDialogProps) {
  const { id, role } = useUser();
  const { lines } = useMenu();
  const hidden = useSettings().agency?.hiddenFeatures;
  const day = useMyDayQuery({ fetchPolicy: "cache-and-network" });
  const pages = placesOf(lines).map(({ line, part: { label, path, formerly } }): Command => ({
    label: label === line.label ? label : `${line.label}: ${label}`,
    go: path,
    also: formerly,
  }));
  const beside = pagesBeside(lines, role, useRoutes(), { features: hidden }).map(
    ({ label, path }): Command => ({ label, go: path }),
  );
  const settings = may(role, "manageAgency") ? settingsCommands : [];
  const things = newThings(role, hidden).map(({ label, also, begins }): Command => ({
    label: `Nuevo: ${label}`,
    also: [also],
    go: begins === "payment" ? onPay : begins.at,
  }));
  const start: readonly Found[] = [
    ...recentRecords(id)
      .slice(0, RECENT)
      .map(({ at, title, of }) => ({
        key: `recent ${at}`,
        heading: searchTexts.recent,
        label: title,
        note: of,
        go: at,
      })),
    ...(day.data?.myDay ?? []).slice(0, WAITING).map(({ kind, total }) => ({
      key: `waits ${kind}`,
      heading: searchTexts.waits,
      label: dayKinds[kind].title(total),
      note: dayKinds[kind].hint,
      go: dayKinds[kind].all,
    })),
  ];
  return (
    <SearchDialog
      role={role}
      commands={[...deeds(lines), ...things, ...pages, ...beside, ...settings]}
      start={start}
      onClose={onClose}
    />
  );
}
