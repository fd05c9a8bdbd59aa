import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../../ui/form/bound.ts";
import { useLookup } from "../../../ui/form/lookup/useLookup.ts";
import { useSuperiorSearchQuery } from "../users.generated.ts";
import { PersonBox } from "./PersonBox.tsx";
import { personOf } from "./person-filter.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

interface SuperiorFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Roles of the people to search. */
  readonly roles: readonly number[];
  /** Id of the person being edited, who is excluded because nobody can be their own superior. */
  readonly except?: number | null;
}

/** Shows a search field for a superior, by name; the form stores the id as text. */
export function SuperiorField<Values extends FieldValues>({
  roles,
  except = null,
  ...bound
}: SuperiorFieldProps<Values>) {
  const { field, shown } = useBound(bound, "Elige");
  const { search, asked, box } = useLookup();
  const id = personOf(field.value as string);
  const found = useSuperiorSearchQuery(asked ? { variables: { search, roles: [...roles] } } : { skip: true });
  const kept = useSuperiorSearchQuery(id ? { variables: { ids: [id] } } : { skip: true });
  const people = lastAnswer(found)?.superiors ?? [];
  const known = [...people, ...(kept.data?.superiors ?? [])];
  return (
    <PersonBox
      people={people.filter((person) => person.id !== except)}
      loading={found.loading}
      failed={Boolean(found.error)}
      chosen={(id && known.find((person) => person.id === id)) || null}
      onChoose={(person) => field.onChange(String(person?.id ?? ""))}
      {...box}
      field={shown}
    />
  );
}
