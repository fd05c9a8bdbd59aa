import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { MOST_CONTACTS } from "@travesia/api/providers/provider.rules";
import { type Control, useFieldArray } from "react-hook-form";
import { TextField } from "../../ui/form/TextField.tsx";
import { contactRules, emptyContact, type ProviderForm } from "./provider.form.ts";
import { AddIcon, DeleteOutlineIcon } from "../../ui/desk/deskIcons.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Shows the contacts of a provider: the people to call or write to. */
export function ContactsField({ control }: { readonly control: Control<ProviderForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: "contacts" });
  return (
    <Stack sx={{ gap: 4 }}>
      {fields.map(({ id }, n) => (
        <Stack
          key={id}
          direction="row"
          role="group"
          aria-label={`Contacto ${n + 1}`}
          sx={{ gap: 2, alignItems: "flex-start" }}
        >
          <Box sx={{ flex: 1, display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
            <TextField
              control={control}
              name={`contacts.${n}.name`}
              label="Nombre del contacto"
              required
              maxLength={100}
              rules={contactRules.name}
            />
            <TextField control={control} name={`contacts.${n}.position`} label="Cargo" maxLength={100} />
            <TextField control={control} name={`contacts.${n}.phone`} label="Teléfono" maxLength={40} />
            <TextField
              control={control}
              name={`contacts.${n}.email`}
              label="Correo"
              maxLength={254}
              rules={contactRules.email}
            />
          </Box>
          <IconButton aria-label={`Quitar contacto ${n + 1}`} onClick={() => remove(n)}>
            <DeleteOutlineIcon />
          </IconButton>
        </Stack>
      ))}
      <Box>
        <ActButton
          startIcon={<AddIcon />}
          reason={
            fields.length < MOST_CONTACTS ? null : `Un proveedor tiene ${MOST_CONTACTS} contactos como máximo`
          }
          onClick={() => append(emptyContact)}
        >
          Agregar contacto
        </ActButton>
      </Box>
    </Stack>
  );
}
