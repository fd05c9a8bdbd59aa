import { formatCop } from "@travesia/api/cop";
import { longestOptionName } from "@travesia/api/quotes/quote/option/quote-option.rules";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../../../ui/form/fields.ts";
import { FormFailure } from "../../../../ui/form/FormFailure.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import type { OptionAct } from "../../quote/quote.offered-acts.ts";
import type { ShownOption } from "./option.types.ts";

interface OptionDialogsProps {
  /** Act that is being confirmed. */
  readonly open: OptionAct | null;
  /** Displayed option; null if a quote has none yet. */
  readonly option: ShownOption | null;
  /** Proposed name of a new option. */
  readonly suggested: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onAdd: (name: string) => Promise<Wrong | null>;
  readonly onRename: (name: string) => Promise<Wrong | null>;
  readonly onRecommend: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Shows the dialog of the act on an option. */
export function OptionDialogs({ open, option, suggested, ...on }: OptionDialogsProps) {
  const { busy, failure, onClose } = on;
  if (open === "addOption")
    return (
      <NameDialog
        title="Agregar opción"
        lead={
          `Comienza como una copia de ${option ? `«${option.name}»` : "este cálculo"}; ` +
          "después cambias lo que la hace distinta. Las personas y las fechas son las mismas."
        }
        submit="Agregar opción"
        name={suggested}
        busy={busy}
        failure={failure}
        onClose={onClose}
        onSubmit={on.onAdd}
      />
    );
  if (!option) return null;
  if (open === "renameOption")
    return (
      <NameDialog
        title="Cambiar el nombre"
        lead="El cliente ve este nombre cuando compara."
        submit="Guardar nombre"
        name={option.name}
        busy={busy}
        failure={failure}
        onClose={onClose}
        onSubmit={on.onRename}
      />
    );
  if (open === "recommendOption")
    return (
      <ConfirmDialog
        open
        title="Recomendar la opción"
        confirm="Recomendar opción"
        busy={busy}
        onClose={onClose}
        onConfirm={on.onRecommend}
      >
        <FormFailure failure={failure} />
        Hasta que el cliente elija, la cotización vale lo que vale «{option.name}»:{" "}
        <strong>{formatCop(option.precioTotal ?? 0)}</strong>.
      </ConfirmDialog>
    );
  if (open === "removeOption")
    return (
      <ConfirmDialog
        open
        destructive
        title="Quitar la opción"
        confirm="Quitar opción"
        busy={busy}
        onClose={onClose}
        onConfirm={on.onRemove}
      >
        <FormFailure failure={failure} />
        Se quita «{option.name}», de {formatCop(option.precioTotal ?? 0)}, con su cálculo. No se puede
        deshacer.
      </ConfirmDialog>
    );
  return null;
}

interface NameDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly name: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (name: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const nameFields = fieldsOf<{ readonly name: string }>()({
  name: trimmed({ required: "La opción necesita un nombre" }),
});

function NameDialog({ name, onSubmit, ...dialog }: NameDialogProps) {
  const { control, submit } = useFields(nameFields, {
    record: { name },
    save: ({ input }) => onSubmit(input.name),
  });
  return (
    <FormDialog open maxWidth="xs" {...dialog} onSubmit={submit}>
      <TextField
        control={control}
        name="name"
        label="Nombre de la opción"
        required
        maxLength={longestOptionName}
        rules={nameFields.rules.name}
      />
    </FormDialog>
  );
}
