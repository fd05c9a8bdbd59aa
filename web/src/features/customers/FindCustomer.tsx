import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { formatPhone } from "@travesia/api/colombia/phones";
import { useDeferredValue, useState } from "react";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { SEARCH_FAILED } from "../../ui/form/lookup/lookup.texts.ts";
import { customerTexts } from "./customer.texts.ts";
import {
  type CustomerMatchesQuery,
  type CustomerRowFragment,
  useCustomerListQuery,
  useCustomerMatchesQuery,
} from "./customers.generated.ts";
import { WrittenField } from "../../ui/form/WrittenField.tsx";

/** Customer found by a search: the name and contact data; for the viewer's own customers, all fields. */
export type FoundCustomer = CustomerMatchesQuery["customerMatches"][number] & Partial<CustomerRowFragment>;

/**
 * Minimum search length: letters for the viewer's own customers, characters of an exact e-mail address or
 * number for other customers.
 */
const SHORTEST = { own: 3, others: 5 };
const MOST = 5;

/**
 * Finds a customer and passes the result on: the viewer's own customers by name or any other data, other
 * customers by the exact e-mail, document or telephone.
 */
export function FindCustomer({ onFound }: { readonly onFound: (customer: FoundCustomer) => void }) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const asksOwn = search.length >= SHORTEST.own;
  const asksOthers = search.length >= SHORTEST.others;
  const listed = useCustomerListQuery({
    variables: { page: 1, limit: MOST, filter: { search } },
    skip: !asksOwn,
  });
  const matched = useCustomerMatchesQuery({ variables: { search }, skip: !asksOthers });
  const own = (asksOwn && lastAnswer(listed)?.customers.items) || [];
  const others = ((asksOthers && matched.data?.customerMatches) || []).filter(
    ({ id }) => !own.some((one) => one.id === id),
  );
  const found: readonly FoundCustomer[] = [...own, ...others];
  const failed = Boolean(listed.error ?? matched.error);
  const none = asksOwn && !failed && !listed.loading && !matched.loading && found.length === 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <WrittenField
        label={customerTexts.find}
        error={failed}
        helperText={failed ? SEARCH_FAILED : none ? customerTexts.nobody : customerTexts.findHint}
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
