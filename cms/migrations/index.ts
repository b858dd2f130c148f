import * as migration_20261121_051139_initial from './20261121_051139_initial.ts';
import * as migration_20261121_101242_panel from './20261121_101242_panel.ts';
import * as migration_20261122_065357_api_keys from './20261122_065357_api_keys.ts';

export const migrations = [
  {
    up: migration_20261121_051139_initial.up,
    down: migration_20261121_051139_initial.down,
    name: '20261121_051139_initial',
  },
  {
    up: migration_20261121_101242_panel.up,
    down: migration_20261121_101242_panel.down,
    name: '20261121_101242_panel',
  },
  {
    up: migration_20261122_065357_api_keys.up,
    down: migration_20261122_065357_api_keys.down,
    name: '20261122_065357_api_keys'
  },
];
