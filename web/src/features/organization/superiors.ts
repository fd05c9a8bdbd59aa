import { leading, managing } from "@travesia/api/accounts/staff.rules";
import { LIDER, roleLabel } from "@travesia/api/permissions";
import type { SuperiorListQuery } from "./users.generated.ts";

/** Somebody who can stand above others. */
export type SuperiorPerson = SuperiorListQuery["superiors"][number];

const optionOf = ({ id, name, lastname, role }: SuperiorPerson) => ({
  value: String(id),
  label: `${name} ${lastname} · ${roleLabel(role)}`,
});

const none = { value: "", label: "Sin asignar" };

/** Who can lead an advisor, leaders first. */
export const leadOptions = (people: readonly SuperiorPerson[], but: number | null = null) => [
  none,
  ...[...people]
    .filter(({ id, role }) => id !== but && leading.includes(role))
    .sort((a, b) => Number(b.role === LIDER) - Number(a.role === LIDER))
    .map(optionOf),
];

/** Who can manage a leader. */
export const managerOptions = (people: readonly SuperiorPerson[], but: number | null = null) => [
  none,
  ...people.filter(({ id, role }) => id !== but && managing.includes(role)).map(optionOf),
];

/** Who may take a place over: everybody above but the one who goes. */
export const successorOptions = (people: readonly SuperiorPerson[], leaver: number) => [
  { value: "", label: "Nadie" },
  ...people.filter(({ id }) => id !== leaver).map(optionOf),
];

/** The name of somebody above, if they are known. */
export const superiorName = (people: readonly SuperiorPerson[], id: number | null): string | null => {
  const found = people.find((person) => person.id === id);
  return found ? `${found.name} ${found.lastname}` : null;
};
