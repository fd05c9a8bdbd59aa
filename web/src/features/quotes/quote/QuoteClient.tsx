import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPhone } from "@travesia/api/colombia/phones";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FindCustomer, type FoundCustomer } from "../../customers/FindCustomer.tsx";
import { quoteFields, type QuoteForm } from "./quote.form.ts";
import { clientTexts as texts } from "./quote.texts.ts";

const { rules } = quoteFields;
const names = ["nombreCliente", "emailCliente", "telefonoCliente"] as const;

/** Shows the fields of a client's name and contact data. */
export function QuoteClientFields({ control }: { readonly control: Control<QuoteForm> }) {
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
      <Box sx={{ gridColumn: "1 / -1" }}>
        <TextField
          control={control}
          name="nombreCliente"
          label="Nombre"
          required
          maxLength={120}
          rules={rules.nombreCliente}
          autoComplete="off"
        />
      </Box>
      <PhoneField
        control={control}
        name="telefonoCliente"
        label="Teléfono"
        required
        rules={rules.telefonoCliente}
      />
      <TextField
        control={control}
        name="emailCliente"
        label="Correo"
        type="email"
        rules={rules.emailCliente}
        hint="Sin él basta un celular; la cotización se envía cuando lo tengas"
        autoComplete="off"
      />
    </Box>
  );
}

/** Part of the form that names the client: the search alone, with the fields, or the chosen person. */
export type ClientPart = "search" | "fields" | "chosen";

interface QuoteClientProps {
  readonly control: Control<QuoteForm>;
  readonly part: ClientPart;
  readonly onPart: (part: ClientPart) => void;
  /** Called with the customer found by name, or by an exact e-mail address, document or telephone number. */
  readonly onFound: (customer: FoundCustomer) => void;
}

/** Chooses the client of a new quote by search; a new client's name and contact data open beside it. */
export function QuoteClient({ control, part, onPart, onFound }: QuoteClientProps) {
  const [name, email, phone] = useWatch({ control, name: names });
  const { errors } = useFormState({ control, name: names });
  const isWrong = names.some((field) => errors[field]);
  const isChosen = part === "chosen" && !isWrong;
  const isOpen = part === "fields" || isWrong;
  return (
    <>
      {isChosen && (
        <Stack direction="row" sx={{ gap: 3, alignItems: "center", justifyContent: "space-between" }}>
          <Typography sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <strong>{name}</strong>
            {[email, phone && formatPhone(phone)].filter(Boolean).map((each) => ` · ${each}`)}
          </Typography>
          <Button onClick={() => onPart("fields")}>{texts.change}</Button>
        </Stack>
      )}
      {!isChosen && <FindCustomer onFound={onFound} />}
      {!isChosen && !isOpen && (
        <Button sx={{ alignSelf: "flex-start" }} onClick={() => onPart("fields")}>
          {texts.another}
        </Button>
      )}
      {/* Hidden fields are checked too, and open when one is missing. */}
      <Box hidden={!isOpen}>
        <QuoteClientFields control={control} />
      </Box>
    </>
  );
}
