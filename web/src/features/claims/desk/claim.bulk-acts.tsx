import { may } from "@travesia/api/permissions";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { claimDeskTexts as texts } from "./claim-desk.texts.ts";
import { type ClaimRowFragment, useClaimsTakeMutation } from "./claims.generated.ts";

const many = (count: number) => (count === 1 ? "1 solicitud" : `${count} solicitudes`);

function TakeClaims({ rows, ...dialog }: BulkDialogProps<ClaimRowFragment>) {
  const [take] = useClaimsTakeMutation();
  const others = rows.filter(({ takenBy }) => takenBy).length;
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.take}: ${many(rows.length)}`}
      confirm={texts.take}
      perform={(slice) => take({ variables: slice })}
    >
      Quedan a tu cargo, con su plazo
      {others > 0 && `; ${many(others)} ${others === 1 ? "estaba" : "estaban"} a cargo de otra persona`}.
    </ConfirmEach>
  );
}

/** Returns the bulk acts on requests that a role may use; each request is answered separately. */
export const claimBulkActs = (role: number): readonly BulkAct<ClaimRowFragment>[] =>
  may(role, "answerClaims")
    ? [
        {
          key: "take",
          label: texts.take,
          allows: ({ acts }) => acts.some(({ name, allowed }) => name === "take" && allowed),
          Dialog: TakeClaims,
        },
      ]
    : [];
