import type { AbiParameter } from "viem";

/** `uint8[3][]` as an array of `uint8[3]`, and its length, undefined where it varies; undefined for what is no array. */
export function elementOf(
  parameter: AbiParameter,
): { readonly element: AbiParameter; readonly length: number | undefined } | undefined {
  const [, type, length] = /^(.*)\[(\d*)\]$/u.exec(parameter.type) ?? [];
  if (type === undefined || length === undefined) return undefined;
  const internalType = parameter.internalType?.replace(/\[\d*\]$/u, "");
  return {
    element: { ...parameter, name: "", type, ...(internalType && { internalType }) },
    length: length === "" ? undefined : Number(length),
  };
}

/** Members of a tuple; undefined for everything else, arrays of tuples too. */
export function membersOf(parameter: AbiParameter): readonly AbiParameter[] | undefined {
  return parameter.type === "tuple" && "components" in parameter ? parameter.components : undefined;
}
