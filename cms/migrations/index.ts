import * as migration_20261121_051139_initial from './20261121_051139_initial.ts';
import * as migration_20261121_101242_panel from './20261121_101242_panel.ts';

export const migrations = [
  {
    up: migration_20261121_051139_initial.up,
    down: migration_20261121_051139_initial.down,
    name: '20261121_051139_initial',
  },
  {
    up: migration_20261121_101242_panel.up,
    down: migration_20261121_101242_panel.down,
    name: '20261121_101242_panel'
  },
];
