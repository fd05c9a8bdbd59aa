import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import { formatPhone } from "@travesia/api/colombia/phones";
import { useDeferredValue, useState } from "react";
import { SEARCH_FAILED } from "../../ui/form/lookup/lookup.texts.ts";
import { customerTexts } from "./customer.texts.ts";
import { type CustomerMatchesQuery, useCustomerMatchesQuery } from "./customers.generated.ts";

/** Somebody who was found: who it is and how to reach them. */
export type FoundCustomer = CustomerMatchesQuery["customerMatches"][number];

const SHORTEST = 5;

/** Finds a customer by a whole e-mail, document or telephone, whoever's they are, and hands them on. */
export function FindCustomer({ onFound }: { readonly onFound: (customer: FoundCustomer) => void }) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data, error } = useCustomerMatchesQuery({ variables: { search }, skip: search.length < SHORTEST });
  const found = search.length < SHORTEST ? [] : (data?.customerMatches ?? []);
  return (
    <Stack sx={{ gap: 2 }}>
      <MuiTextField
        fullWidth
        label={customerTexts.find}
        error={Boolean(error)}
        helperText={error ? SEARCH_FAILED : customerTexts.findHint}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.map((customer) => (
        <Button
          key={customer.id}
          variant="outlined"
          sx={{ justifyContent: "flex-start", textAlign: "left", overflowWrap: "anywhere" }}
          onClick={() => {
            onFound(customer);
            setTyped("");
          }}
        >
          {[customer.name, customer.email, customer.telefono && formatPhone(customer.telefono)]
            .filter(Boolean)
            .join(" · ")}
        </Button>
      ))}
    </Stack>
  );
}
