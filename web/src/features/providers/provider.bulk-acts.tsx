import { may } from "@travesia/api/permissions";
import { providerActs } from "@travesia/api/providers/provider.acts.rules";
import { isOffered, offeredActs } from "../../base/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../base/lists/ConfirmEach.tsx";
import { providerTexts as texts } from "./provider.texts.ts";
import { type ProviderRowFragment, useProvidersSwitchMutation } from "./providers.generated.ts";

type Props = BulkDialogProps<ProviderRowFragment>;

const many = (count: number) => (count === 1 ? "1 proveedor" : `${count} proveedores`);

function SwitchOffProviders({ rows, ...dialog }: Props) {
  const [turn] = useProvidersSwitchMutation();
  const owed = rows.filter((row) => row.owed > 0).length;
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.switchOff} ${many(rows.length)}`}
      confirm={texts.switchOff}
      destructive
      perform={(slice) => turn({ variables: { ...slice, active: false } })}
      opposite={(slice) => turn({ variables: { ...slice, active: true } })}
    >
      Ya no se sugerirán al comprar. Sus compras y lo que se les debe quedan como están
      {owed > 0 && `: todavía le debemos a ${owed === 1 ? "uno de ellos" : `${owed} de ellos`}`}.
    </ConfirmEach>
  );
}

function SwitchOnProviders({ rows, ...dialog }: Props) {
  const [turn] = useProvidersSwitchMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.switchOn} ${many(rows.length)}`}
      confirm={texts.switchOn}
      perform={(slice) => turn({ variables: { ...slice, active: true } })}
      opposite={(slice) => turn({ variables: { ...slice, active: false } })}
    >
      Se sugerirán de nuevo al comprar.
    </ConfirmEach>
  );
}

/** Returns the bulk acts on providers that the viewer may use. */
export function providerBulkActs(viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<ProviderRowFragment>[] {
  if (!may(viewer.role, "manageProviders")) return [];
  const allows = (act: "switchOn" | "switchOff") => (provider: ProviderRowFragment) =>
    isOffered(offeredActs(providerActs, viewer, provider), act);
  return [
    { key: "switchOn", label: texts.switchOn, allows: allows("switchOn"), Dialog: SwitchOnProviders },
    {
      key: "switchOff",
      label: texts.switchOff,
      destructive: true,
      allows: allows("switchOff"),
      Dialog: SwitchOffProviders,
    },
  ];
}
