import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";
import { parse, validate } from "graphql";
import { createHandler } from "graphql-http/lib/use/http";

import { indexerSchema, type Protocol, type Vendor } from "../../examples/support/indexer-schema";
import {
  answersOfPages,
  answersOfPrograms,
  answerTo,
} from "../../examples/support/recorded-answers";

/** Where pages find the server: they ask https addresses, and not this machine. */
const ORIGIN = "https://indexer.test";

interface Addresses {
  /** Answers the queries of pages and of programs. */
  readonly url: string;
  /** Takes requests and never answers. */
  readonly silentUrl: string;
  /** Answers with status 429 and asks to wait half a minute. */
  readonly busyUrl: string;
}

/** A GraphQL server on this machine with the schema of an indexer and recorded answers. */
export interface GraphqlServer extends Addresses {
  /** The same for pages that have been connected. */
  readonly forPages: Addresses;
  /** Bodies of the requests that it got, in order. */
  readonly requests: readonly string[];
  /** Leads what a page asks at its addresses to the server. */
  readonly connect: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
}

const addressesAt = (origin: string): Addresses => ({
  url: `${origin}/graphql`,
  silentUrl: `${origin}/silent`,
  busyUrl: `${origin}/busy`,
});

/** Starts the server on a free port. Other sites may ask it, as the vendors allow. */
export async function startGraphqlServer(
  protocol: Protocol,
  vendor: Vendor,
): Promise<GraphqlServer> {
  const schema = indexerSchema(protocol, vendor);
  const answers = [...answersOfPages(protocol, vendor), ...answersOfPrograms()];
  // A test runner may load GraphQL twice, so the schema's own instance does all the work.
  const handler = createHandler({
    schema,
    execute: ({ document, variableValues }) => answerTo(answers, document, { ...variableValues }),
    parse,
    validate: (_, document) => validate(schema, document),
  });
  const requests: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "content-type");
    response.setHeader("access-control-expose-headers", "retry-after");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    request.on("data", (chunk: Buffer) => requests.push(chunk.toString()));
    if (request.url === "/silent") return;
    if (request.url === "/busy") {
      response.writeHead(429, { "retry-after": "30" }).end();
      return;
    }
    void handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...addressesAt(origin),
    forPages: addressesAt(ORIGIN),
    requests,
    connect: async (page) => {
      await page.route(`${ORIGIN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        // A page that has given up takes no answer.
        const response = await route.fetch({ url: origin + pathname }).catch(() => undefined);
        if (response !== undefined) await route.fulfill({ response });
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
