import * as migration_20261121_051139_initial from './20261121_051139_initial.ts';
import * as migration_20261121_101242_panel from './20261121_101242_panel.ts';
import * as migration_20261122_065357_api_keys from './20261122_065357_api_keys.ts';
import * as migration_20261122_110000_plain_rich_text from './20261122_110000_plain_rich_text.ts';
import * as migration_20261122_171000_languages from './20261122_171000_languages.ts';
import * as migration_20261122_200840_account_language from './20261122_200840_account_language.ts';
import * as migration_20261122_201256_inquiry_desk from './20261122_201256_inquiry_desk.ts';
import * as migration_20261122_204210_trash from './20261122_204210_trash.ts';
import * as migration_20261123_000737_second_factor from './20261123_000737_second_factor.ts';
import * as migration_20261123_000806_firm from './20261123_000806_firm.ts';
import * as migration_20261123_042049_text_pictures from './20261123_042049_text_pictures.ts';
import * as migration_20261123_042153_chat_numbers from './20261123_042153_chat_numbers.ts';
import * as migration_20261123_084110_locale_index from './20261123_084110_locale_index.ts';
import * as migration_20261123_150908_inquiry_subject from './20261123_150908_inquiry_subject.ts';
import * as migration_20261123_184234_deadlines from './20261123_184234_deadlines.ts';
import * as migration_20261123_195632_missed_addresses from './20261123_195632_missed_addresses.ts';
import * as migration_20261123_200417_people_and_jobs from './20261123_200417_people_and_jobs.ts';
import * as migration_20261123_235900_job_slugs from './20261123_235900_job_slugs.ts';
import * as migration_20261124_000100_documents from './20261124_000100_documents.ts';
import * as migration_20261124_102258_tags from './20261124_102258_tags.ts';
import * as migration_20261130_212533_policies from './20261130_212533_policies.ts';

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
    name: '20261122_065357_api_keys',
  },
  {
    up: migration_20261122_110000_plain_rich_text.up,
    down: migration_20261122_110000_plain_rich_text.down,
    name: '20261122_110000_plain_rich_text',
  },
  {
    up: migration_20261122_171000_languages.up,
    down: migration_20261122_171000_languages.down,
    name: '20261122_171000_languages',
  },
  {
    up: migration_20261122_200840_account_language.up,
    down: migration_20261122_200840_account_language.down,
    name: '20261122_200840_account_language',
  },
  {
    up: migration_20261122_201256_inquiry_desk.up,
    down: migration_20261122_201256_inquiry_desk.down,
    name: '20261122_201256_inquiry_desk',
  },
  {
    up: migration_20261122_204210_trash.up,
    down: migration_20261122_204210_trash.down,
    name: '20261122_204210_trash',
  },
  {
    up: migration_20261123_000737_second_factor.up,
    down: migration_20261123_000737_second_factor.down,
    name: '20261123_000737_second_factor',
  },
  {
    up: migration_20261123_000806_firm.up,
    down: migration_20261123_000806_firm.down,
    name: '20261123_000806_firm',
  },
  {
    up: migration_20261123_042049_text_pictures.up,
    down: migration_20261123_042049_text_pictures.down,
    name: '20261123_042049_text_pictures',
  },
  {
    up: migration_20261123_042153_chat_numbers.up,
    down: migration_20261123_042153_chat_numbers.down,
    name: '20261123_042153_chat_numbers',
  },
  {
    up: migration_20261123_084110_locale_index.up,
    down: migration_20261123_084110_locale_index.down,
    name: '20261123_084110_locale_index',
  },
  {
    up: migration_20261123_150908_inquiry_subject.up,
    down: migration_20261123_150908_inquiry_subject.down,
    name: '20261123_150908_inquiry_subject',
  },
  {
    up: migration_20261123_184234_deadlines.up,
    down: migration_20261123_184234_deadlines.down,
    name: '20261123_184234_deadlines',
  },
  {
    up: migration_20261123_195632_missed_addresses.up,
    down: migration_20261123_195632_missed_addresses.down,
    name: '20261123_195632_missed_addresses',
  },
  {
    up: migration_20261123_200417_people_and_jobs.up,
    down: migration_20261123_200417_people_and_jobs.down,
    name: '20261123_200417_people_and_jobs',
  },
  {
    up: migration_20261123_235900_job_slugs.up,
    down: migration_20261123_235900_job_slugs.down,
    name: '20261123_235900_job_slugs',
  },
  {
    up: migration_20261124_000100_documents.up,
    down: migration_20261124_000100_documents.down,
    name: '20261124_000100_documents',
  },
  {
    up: migration_20261124_102258_tags.up,
    down: migration_20261124_102258_tags.down,
    name: '20261124_102258_tags',
  },
  {
    up: migration_20261130_212533_policies.up,
    down: migration_20261130_212533_policies.down,
    name: '20261130_212533_policies'
  },
];
