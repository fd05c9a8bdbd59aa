import { may } from "@travesia/api/permissions";
import { Suspense, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { SearchBar } from "../../features/search/SearchBar.tsx";
import { useUser } from "../../base/session/useSession.ts";

const OfficeSearchDialog = lazyPart(
  async () => (await import("./OfficeSearchDialog.tsx")).OfficeSearchDialog,
);
const NewPaymentDialog = lazyPart(async () => (await import("./NewPaymentDialog.tsx")).NewPaymentDialog);

/** Shows the search for staff; hidden from clients. */
export function OfficeSearch() {
  const { role } = useUser();
  const [paying, setPaying] = useState(false);
  if (!may(role, "seeDashboard")) return null;
  return (
    <>
      <SearchBar>{(close) => <OfficeSearchDialog onPay={() => setPaying(true)} onClose={close} />}</SearchBar>
      {paying && (
        <Suspense fallback={null}>
          <NewPaymentDialog onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </>
  );
}
