import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { leading } from "@travesia/api/accounts/staff.rules";
import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { fieldsOf, text } from "../../ui/form/fields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { SuperiorField } from "./person/SuperiorField.tsx";
import type { ChosenUser } from "./user.offered-acts.ts";
import { legacyText } from "./user.texts.ts";
import { useUserLegacyQuery } from "./users.generated.ts";

interface DepartureText {
  readonly title: string;
  /** Description of the effects, and of the people concerned. */
  readonly lead: string;
  readonly submit: string;
}

const departureFields = fieldsOf<Record<never, never>>()({
  successorId: {
    ...text({ required: "Elige quién recibe su equipo" }),
    send: (id: string) => (id ? Number(id) : null),
  },
});

/**
 * Returns the dialog for an act by which a staff member leaves: it shows the people and quotes to reassign
 * and takes the successor, from which `inputOf` builds the mutation's variables.
 */
export const departing = <Input,>(
  textOf: (user: ChosenUser) => DepartureText,
  inputOf: (successorId: number | null) => Input,
) =>
  function Departing({ record, frame, send }: OpenAct<ChosenUser, Input>) {
    const read = useUserLegacyQuery({ variables: { userId: record.id }, fetchPolicy: "network-only" });
    const legacy = read.data?.legacy;
    const { control, submit } = useFields(departureFields, {
      record: null,
      save: ({ input }) => send(inputOf(input.successorId)),
    });
    const needed = (legacy?.team ?? 0) > 0;
    const offered = needed || (legacy?.openQuotes ?? 0) > 0;
    return (
      <FormDialog {...frame} {...textOf(record)} open onSubmit={submit}>
        {!legacy && <Skeleton />}
        {legacy && legacyText(legacy) && <Typography>{legacyText(legacy)}</Typography>}
        {offered && (
          <SuperiorField
            control={control}
            name="successorId"
            label="Quién recibe su equipo y sus cotizaciones abiertas"
            roles={leading}
            except={record.id}
            required={needed}
            hint={needed ? undefined : "Si nadie las recibe, siguen a su nombre hasta que las reasignes."}
            rules={needed ? departureFields.rules.successorId : {}}
          />
        )}
      </FormDialog>
    );
  };
