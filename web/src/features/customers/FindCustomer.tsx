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

/** Customer found by a search: the name and contact data, and all fields of the viewer's customers. */
export type FoundCustomer = CustomerMatchesQuery["customerMatches"][number] & Partial<CustomerRowFragment>;

/**
 * Least number of letters for a search among the viewer's customers, and of a whole e-mail address or number
 * for others'.
 */
const SHORTEST = { own: 3, others: 5 };
const MOST = 5;

/**
 * Finds a customer of the caller's scope and hands them on: by name or anything else that is known of them,
 * or by a whole e-mail, document or telephone.
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
