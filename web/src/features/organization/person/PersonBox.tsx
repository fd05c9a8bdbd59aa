import { roleLabel } from "@travesia/api/permissions";
import type { ComponentProps } from "react";
import { LookupBox } from "../../../ui/form/lookup/LookupBox.tsx";

/** Person who can be selected. */
export interface PersonChoice {
  readonly id: number | null;
  readonly name: string;
  readonly lastname: string;
  readonly role: number;
}

type PersonBoxProps = Omit<
  ComponentProps<typeof LookupBox<PersonChoice>>,
  "options" | "none" | "keyOf" | "nameOf" | "lineOf"
> & { readonly people: readonly PersonChoice[] };

const named = ({ name, lastname, role }: PersonChoice) => `${name} ${lastname} · ${roleLabel(role)}`;

/** Shows a search field for a person by name or e-mail address. */
export const PersonBox = ({ people, ...box }: PersonBoxProps) => (
  <LookupBox
    {...box}
    options={people}
    none="Nadie se llama así"
    keyOf={({ id }) => id ?? ""}
    nameOf={named}
  />
);
