#!/usr/bin/env bash
# Every check of a change, the cheap ones first: `npm test`. With --full (`npm run test:full`) also
# what a night has time for. Stops at the first step that fails and names it; prints the seconds of
# each step when it ends, and all of them at the end, also when it is stopped.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

full=""
if [ "${1:-}" = "--full" ]; then full=yes; fi

timings=""
step=""
step_start=0

report() {
  local status=$?
  if [ "$status" -ne 0 ] && [ -n "$step" ]; then
    printf '\nFAILED: %s (after %d s)\n' "$step" "$((SECONDS - step_start))" >&2
  fi
  if [ -n "$timings" ]; then
    printf '\nTime by step:\n%b' "$timings"
  fi
}
trap report EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

run_step() {
  step=$1
  shift
  step_start=$SECONDS
  printf '\n== %s\n' "$step"
  "$@" < /dev/null
  local line
  line=$(printf '%6d s  %s' "$((SECONDS - step_start))" "$step")
  printf '%s\n' "$line"
  timings+="$line\n"
  step=""
}

find_browser() {
  CHROMIUM_PATH=$(bash scripts/ensure-chromium.sh)
  export CHROMIUM_PATH
}

# The samples, with the packages and the data that they and their tests read. What they have passed with
# is kept in a file and not run again, but in CI and at night, when they are compiled as their pages say.
test_examples() {
  local passed=.cache/examples-passed hash
  hash=$(find data docs examples package-lock.json plugins src/lib tests/examples tests/vectors \
    -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum)
  if [ -z "${CI:-}$full" ] && [ "$(cat "$passed" 2> /dev/null)" = "$hash" ]; then
    echo "Nothing has changed since they passed."
    return
  fi
  RELEASE_SETTINGS=${full:+1} npm run test:examples
  mkdir -p .cache
  echo "$hash" > "$passed"
}

# CI has to have them; elsewhere, a machine may have no way to get them, and the tests that call them say
# that they are not run.
find_tools() {
  bash scripts/ensure-tools.sh || [ -z "${CI:-}" ]
}

# The same is true of browsers.
test_browsers() {
  if bash scripts/ensure-browsers.sh || [ -n "${CI:-}" ]; then
    npm run test:browsers
  else
    echo "NOT RUN: npm run test:browsers, for lack of the browsers named above." >&2
  fi
}

run_step "programs that tests call" find_tools
run_step "types, lint, format, spelling and unused code, beside the build" \
  npx concurrently --group --kill-others-on-fail "npm:check" "npm:build"
run_step "tests on the built files" npx vitest run --config tests/content/vitest.config.mts
run_step "unit tests (npm run test:unit)" npm run test:unit
run_step "tests of the samples (npm run test:examples)" test_examples
run_step "browser for the end-to-end tests" find_browser
run_step "end-to-end tests (npm run test:e2e)" npm run test:e2e
run_step "Firefox and WebKit (npm run test:browsers)" test_browsers
if [ -n "$full" ]; then
  run_step "what a night has time for (npm run test:nightly)" npm run test:nightly
  run_step "all other pages and rare settings (npm run test:e2e:nightly)" npm run test:e2e:nightly
fi
