import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ContactButtons } from "./ContactButtons.tsx";

/** Customer of a record, with the telephone number; without a number there is no button to write or call. */
export interface Customer {
  readonly name: string;
  readonly phone?: string | null | undefined;
}

/** Shows the customer of a record by name, with buttons to call and to write by WhatsApp. */
export const CustomerLine = ({ name, phone }: Customer) => (
  <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
    <Typography component="span" sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
      {name}
    </Typography>
    {phone && <ContactButtons name={name} phone={phone} />}
  </Stack>
);
