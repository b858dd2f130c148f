import * as migration_20261121_051139_initial from './20261121_051139_initial.ts';
import * as migration_20261121_084851_drafts from './20261121_084851_drafts.ts';

export const migrations = [
  {
    up: migration_20261121_051139_initial.up,
    down: migration_20261121_051139_initial.down,
    name: '20261121_051139_initial',
  },
  {
    up: migration_20261121_084851_drafts.up,
    down: migration_20261121_084851_drafts.down,
    name: '20261121_084851_drafts'
  },
];
