const url = "https://indexer.hyperindex.xyz/53b7e25/v1/graphql";
const query = `{
  LockupStream(limit: 3, order_by: { timestamp: desc }) {
    alias
    chainId
    recipient
    depositAmount
    asset {
      symbol
      decimals
    }
  }
}`;

const response = await fetch(url, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query }),
});
const { data, errors } = await response.json();
if (errors !== undefined) throw new Error(JSON.stringify(errors));
for (const { alias, recipient, depositAmount, asset } of data.LockupStream) {
  console.log(alias, recipient, BigInt(depositAmount), asset.symbol);
}
