import { make, assign } from "../../../../core/rows.ts";
import { badInput, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { earns } from "../../../accounts/staff.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { IcaRate } from "../ica-rate.entity.ts";
import { TaxProfile } from "../tax-profile.entity.ts";
import type { TaxProfileInput } from "../withholding.inputs.ts";

const termsIn = ({ procedimiento, vinculo, factura, dane }: TaxProfile) => ({
  procedimiento,
  ...(vinculo !== null && { vinculo }),
  factura,
  dane,
});

/**
 * Sets a seller's tax profile, which determines the tax withheld from now on; earlier payments are unchanged.
 */
export async function setTaxProfile(
  work: Work,
  { userId, input }: { userId: number; input: TaxProfileInput },
): Promise<string> {
  const { procedimiento, factura, version } = input;
  const dane = input.dane || null;
  const seller = await work.em.findOne(User, { id: userId });
  if (!seller || !earns(seller)) throw notFound("Usuario no encontrado");
  if (dane && (await work.em.count(IcaRate, { dane })) === 0)
    throw badInput("dane", "Registra primero la tarifa de ICA de ese municipio");
  await work.lock(seller);
  const present = await work.em.findOne(TaxProfile, { user: seller.id });
  const profile = present ?? work.add(make(TaxProfile, { user: seller, procedimiento }));
  const before = present && termsIn(present);
  if (present) {
    await work.lock(present);
    work.edit(present, version);
  }
  assign(profile, { procedimiento, vinculo: input.vinculo ?? profile.vinculo, factura, dane });
  profile.updatedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.audit("tax-profile.set", profile.id, { sellerId: seller.id, before, after: termsIn(profile) });
  return profile.id;
}
