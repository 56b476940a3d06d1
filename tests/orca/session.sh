#!/bin/sh
# Runs a program in a session of its own with a screen that nobody sees, Firefox's accessibility and Orca, which writes
# what it says into $ORCA_LOG. Called by `orca.ts` within `dbus-run-session`.
set -e
mkdir -p "$HOME/.config/speech-dispatcher" "$HOME/orca"
printf 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n' > "$HOME/.config/speech-dispatcher/speechd.conf"
printf 'import orca.settings as s\ns.enableKeyEcho = s.sayAllOnLoad = s.pageSummaryOnLoad = False\n' > "$HOME/orca/orca-customizations.py"
Xvfb "$DISPLAY" -screen 0 1280x1000x24 2> /dev/null & started=$!
sleep 1
/usr/libexec/at-spi-bus-launcher --launch-immediately 2> /dev/null & started="$started $!"
sleep 1
for name in ScreenReaderEnabled IsEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status $name '<true>' > /dev/null
done
orca -u "$HOME/orca" --replace --debug-file "$ORCA_LOG" 2> /dev/null & started="$started $!"
sleep 4
"$@" || echo 'The journeys have not come to their end' >&2
kill $started
