import { AUDITS, type Audit } from "../../../data/audits";
import { optionField, type FormValues } from "@site/src/forms";
import { parseReleaseRef, type ProtocolName, type ReleaseRef } from "@site/src/lib/protocol/model";

/** Products with an audit, in the order of their newest report. */
export const AUDITED_PRODUCTS: readonly ProtocolName[] = [
  ...new Set(AUDITS.map(({ release }) => parseReleaseRef(release).protocol)),
];

/** Releases with an audit, in the order of their newest report. */
export const AUDITED_RELEASES: readonly ReleaseRef[] = [
  ...new Set(AUDITS.map(({ release }) => release)),
];

/** What the address keeps. An empty text means all. */
export const AUDIT_FIELDS = {
  product: optionField("aup", "Product", "", AUDITED_PRODUCTS),
  release: optionField("aur", "Release", "", AUDITED_RELEASES),
} as const;

export type AuditFilter = FormValues<keyof typeof AUDIT_FIELDS>;

/** Whether a release belongs to a product; every release belongs to an empty product. */
export function isOfProduct(release: ReleaseRef, product: string): boolean {
  return product === "" || parseReleaseRef(release).protocol === product;
}

/** The audits that a filter asks for. A release that is not of the product shows nothing. */
export function filterAudits({ product, release }: AuditFilter): readonly Audit[] {
  return AUDITS.filter(
    (audit) => isOfProduct(audit.release, product) && (release === "" || audit.release === release),
  );
}
