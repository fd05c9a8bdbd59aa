import { may } from "@travesia/api/permissions";
import type { Command } from "../../features/search/command.ts";
import { SearchBar } from "../../features/search/SearchBar.tsx";
import { useUser } from "../session/useSession.ts";
import { newThings } from "./new.table.ts";
import { useMenu } from "./useMenu.ts";

/** The search of staff, with the pages of their menu and what they may create; clients have none. */
export function OfficeSearch() {
  const { role } = useUser();
  const { lines } = useMenu();
  if (!may(role, "seeDashboard")) return null;
  const pages = lines.flatMap(({ label: line, tabs }): Command[] =>
    tabs.map(({ label, path }) => ({ label: label === line ? line : `${line}: ${label}`, at: path })),
  );
  const things = newThings(role).flatMap(({ label, begins }): Command[] =>
    begins === "payment" ? [] : [{ label: `Nuevo: ${label}`, at: begins.at }],
  );
  return <SearchBar role={role} commands={[...pages, ...things]} />;
}
