curl -sS 'https://indexer.hyperindex.xyz/53b7e25/v1/graphql' \
  -H 'content-type: application/json' \
  --data '{"query":"{ LockupStream(limit: 3, order_by: { timestamp: desc }) { alias chainId recipient depositAmount asset { symbol decimals } } }"}'
