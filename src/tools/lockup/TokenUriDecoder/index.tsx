import { type ReactElement, type ReactNode, useState } from "react";

import { problemOf, read } from "@site/src/forms";
import Form, { Answer, Fields, Results, TextInput } from "@site/src/forms/Form";
import { decodeTokenUri, encodeTokenUri, type NftMetadata } from "./decode";
import styles from "./styles.module.css";

/** A drawing of this site's own, in the structure that the Lockup contract writes. */
const EXAMPLE = encodeTokenUri(
  {
    name: "Sablier Lockup #1",
    description: "Example metadata with a drawing of this site.",
    external_url: "https://sablier.com",
    attributes: [
      { trait_type: "Token", value: "DAI" },
      { trait_type: "Sender", value: "0x0000000000000000000000000000000000000001" },
      { trait_type: "Status", value: "Streaming" },
    ],
  },
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="8" fill="#14161f"/><path d="M30 20H70L50 50L70 80H30L50 50Z" fill="hsl(45, 65%, 68%)"/></svg>',
);

/**
 * Shows what a `tokenURI` contains. The picture is shown as an image, in which scripts and outside
 * addresses do not work. The text stays in the browser and out of the address.
 */
export default function TokenUriDecoder(): ReactElement {
  const [text, setText] = useState(EXAMPLE);
  const result = read(() => decodeTokenUri(text));
  return (
    <Form
      title="Inspect a tokenURI"
      intro="Paste what tokenURI(streamId) returns. The text stays in your browser."
      kept="The text is not kept in this page's address."
      form={{ ignored: [], reset: () => setText(EXAMPLE) }}
    >
      <Fields legend="Answer of the contract">
        <TextInput
          label="tokenURI"
          value={text}
          rows={4}
          code
          wide
          hint="Begins with data:application/json;base64,"
          problem={problemOf(result)}
          onChange={setText}
        />
      </Fields>
      {result.ok ? (
        <Metadata metadata={result.value} />
      ) : (
        <Answer>Correct the text to see what it contains.</Answer>
      )}
    </Form>
  );
}

function Metadata({ metadata }: { readonly metadata: NftMetadata }): ReactNode {
  const { name, description, externalUrl, attributes, image, json } = metadata;
  return (
    <>
      <Answer>{name === "" ? "The metadata has no name." : name}</Answer>
      <div className={styles.parts}>
        {image === "" ? (
          <p>The metadata has no SVG picture.</p>
        ) : (
          <img
            className={styles.image}
            src={image}
            width={320}
            height={320}
            alt={name === "" ? "Stream NFT" : name}
          />
        )}
        <Results
          items={[
            { term: "Description", value: description === "" ? "none" : description },
            { term: "External URL", value: externalUrl === "" ? "none" : externalUrl },
            ...attributes.map(({ trait, value }) => ({ term: `Attribute: ${trait}`, value })),
          ]}
        />
      </div>
      <details className={styles.details}>
        <summary>JSON</summary>
        <pre className={styles.json}>{json}</pre>
      </details>
    </>
  );
}
