import { TripStyle } from "@travesia/pages/style/TripStyle.tsx";
import { TripPage as Page } from "@travesia/pages/trip/TripPage.tsx";
import { type ComponentProps, useState } from "react";

type TripPageProps = Omit<ComponentProps<typeof Page>, "onAllDays">;

/** Shows a trip, initially only its first days. */
export function TripPage(props: TripPageProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <TripStyle />
      <Page {...props} onAllDays={all ? undefined : () => setAll(true)} />
    </>
  );
}
