import type { IsoDate, ReleaseRef } from "../src/lib/protocol/model";

/** Where the reports are published. */
export const AUDITS_REPOSITORY = "https://github.com/sablier-labs/audits";

/** One report about the security of one release. */
export interface Audit {
  release: ReleaseRef;
  /** Day in the name of the report; a review itself usually ended earlier. */
  date: IsoDate;
  auditor: string;
  /** People who did the work, where the report names them for a documented release. */
  people?: string;
  kind: "review by a firm" | "contest" | "review";
  /** Days of the work, where they are known. */
  period?: string;
  /** What was found and what became of it; only for releases that this site documents. */
  result?: string;
  /** Path of the report in the repository. */
  path: string;
  /** Page of the auditor about the same work. */
  portfolio?: string;
}

/** Every report about the documented releases and their ancestors, newest first. */
export const AUDITS: readonly Audit[] = [
  {
    release: "lockup@v2.0",
    date: "2025-01-12",
    auditor: "Cantina",
    people: "Eric Wang, RustyRabbit",
    kind: "review by a firm",
    period: "December 17, 2024 to January 6, 2025; the cover says January 14",
    result:
      "9 findings: no critical, high or medium; 2 low, both fixed; 7 informational. The final commit was reviewed again.",
    path: "lockup/v2.0/20250112_cantina.pdf",
    portfolio: "https://cantina.xyz/portfolio/606ae33c-c3e6-473f-8dee-dcfa0bf9bffe",
  },
  {
    release: "flow@v1.1",
    date: "2025-01-12",
    auditor: "Cantina",
    people: "Eric Wang, RustyRabbit",
    kind: "review by a firm",
    result: "1 finding: informational, fixed.",
    path: "flow/v1.1/20250112_cantina.pdf",
    portfolio: "https://cantina.xyz/portfolio/1daf2e81-62a6-4e53-91d4-135c1a6347b0",
  },
  {
    release: "airdrops@v1.3",
    date: "2025-01-12",
    auditor: "Cantina",
    kind: "review by a firm",
    result: "7 findings: 2 low, 5 informational; 3 fixed, 4 acknowledged.",
    path: "airdrops/v1.3/20250112_cantina.pdf",
    portfolio: "https://cantina.xyz/portfolio/11615402-c0bc-4170-bf3d-595af10f2ce1",
  },
  {
    release: "flow@v1.0",
    date: "2024-11-13",
    auditor: "CodeHawks",
    kind: "contest",
    period: "October 25 to November 1, 2024",
    result: "4 findings: no high or medium; 4 low.",
    path: "flow/v1.0/20241113_codehawk.md",
    portfolio: "https://codehawks.cyfrin.io/c/2024-10-sablier",
  },
  {
    release: "flow@v1.0",
    date: "2024-10-20",
    auditor: "Cantina",
    people: "Zach Obront, RustyRabbit",
    kind: "review by a firm",
    result: "12 findings: 1 high, 3 medium, 7 low, 1 informational.",
    path: "flow/v1.0/20241020_cantina.pdf",
  },
  {
    release: "lockup@v1.2",
    date: "2024-07-03",
    auditor: "Cantina",
    kind: "review",
    path: "lockup/v1.2/20240703_cantina.pdf",
  },
  {
    release: "lockup@v1.2",
    date: "2024-06-28",
    auditor: "Egis",
    kind: "review",
    path: "lockup/v1.2/20240628_egis.pdf",
  },
  {
    release: "lockup@v1.2",
    date: "2024-06-15",
    auditor: "CodeHawks",
    kind: "contest",
    path: "lockup/v1.2/20240615_codehawk.md",
  },
  {
    release: "lockup@v1.2",
    date: "2024-06-13",
    auditor: "Cantina",
    kind: "review",
    path: "lockup/v1.2/20240613_cantina.pdf",
  },
  {
    release: "lockup@v1.1",
    date: "2023-12-21",
    auditor: "Cantina",
    kind: "review",
    path: "lockup/v1.1/20231221_cantina.pdf",
  },
  {
    release: "lockup@v1.1",
    date: "2023-12-15",
    auditor: "Cantina",
    kind: "review",
    path: "lockup/v1.1/20231215_cantina.pdf",
  },
  {
    release: "lockup@v1.1",
    date: "2023-11-30",
    auditor: "Turing Consulting",
    kind: "review",
    path: "lockup/v1.1/20231130_turing.pdf",
  },
  {
    release: "lockup@v1.1",
    date: "2023-09-06",
    auditor: "Cantina",
    kind: "review",
    path: "lockup/v1.1/20230906_cantina.pdf",
  },
  {
    release: "lockup@v1.0",
    date: "2023-07-09",
    auditor: "Iaroslav Mazur",
    kind: "review",
    path: "lockup/v1.0/20230709_iaro_periphery.pdf",
  },
  {
    release: "lockup@v1.0",
    date: "2023-06-13",
    auditor: "Iaroslav Mazur",
    kind: "review",
    path: "lockup/v1.0/20230613_iaro_core.pdf",
  },
  {
    release: "lockup@v1.0",
    date: "2023-06-08",
    auditor: "Cantina",
    kind: "review",
    path: "lockup/v1.0/20230608_cantina.pdf",
  },
  {
    release: "lockup@v1.0",
    date: "2023-04-24",
    auditor: "Rahul Saxena",
    kind: "review",
    path: "lockup/v1.0/20230424_rahul.pdf",
  },
  {
    release: "lockup@v1.0",
    date: "2023-04-04",
    auditor: "Iaroslav Mazur",
    kind: "review",
    path: "lockup/v1.0/20230404_iaro_core.pdf",
  },
  {
    release: "lockup@v1.0",
    date: "2023-04-03",
    auditor: "HYDN",
    kind: "review",
    path: "lockup/v1.0/20230403_hydn.pdf",
  },
  {
    release: "lockup@v1.0",
    date: "2023-03-31",
    auditor: "Hake",
    kind: "review",
    path: "lockup/v1.0/20230331_hake.pdf",
  },
  {
    release: "legacy@v1.0",
    date: "2019-11-25",
    auditor: "Quantstamp",
    kind: "review",
    path: "legacy/20191125_quantstamp.pdf",
  },
];

/** Address of a report. */
export function reportUrl({ path }: Pick<Audit, "path">): string {
  return `${AUDITS_REPOSITORY}/blob/main/${path}`;
}
