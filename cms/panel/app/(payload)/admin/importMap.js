import { TitleCell as TitleCell_b496a70de4fd74610c029fbcf1539c10 } from '../../../titles/other-title.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TextStyleFeature as TextStyleFeature_2e8ce4f6ec8877283ab3892a3efd0a35 } from '../../../rich-text/text-style-feature.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkUrl as LinkUrl_dfeb148400c60c1cec766d4c60e5ffa8 } from '../../../rich-text/link-url.tsx'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RichTextDiff as RichTextDiff_49e7bb965dc45fbb0fd55c7ba4f9f335 } from '../../../rich-text/rich-text-diff.tsx'
import { NoDiff as NoDiff_f88b6a1f618daee219ef81dbe6526bde } from '../../../fields/no-diff.tsx'
import { TitledDescription as TitledDescription_67f0bb9e3c3efa10835a83127906fe88 } from '../../../titles/titled-views.tsx'
import { SchedulePreset as SchedulePreset_deb0e9bd5e822f1bff72e5a8abaeeb99 } from '../../../drafts/schedule-preset.tsx'
import { NotSaved as NotSaved_cc110dcf3a5bd6a4b9eef09697111991 } from '../../../drafts/not-saved.tsx'
import { StaffLink as StaffLink_86e570c6eec7d95ffc1d15b80313acbe } from '../../../staff/staff-link.tsx'
import { PublishButton as PublishButton_ecf6d17834e3811c7cd91b4caf4888d3 } from '../../../drafts/publish-button.tsx'
import { TitledList as TitledList_67f0bb9e3c3efa10835a83127906fe88 } from '../../../titles/titled-views.tsx'
import { Note as Note_29ea7fda48889874e4275e21e42de291 } from '../../../seo/note.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { Choices as Choices_a5623b29102c796a22fc5310ca213963 } from '../../../fields/choices.tsx'
import { ExportLink as ExportLink_3ca9a7d1962604518a67686ea1ff0f77 } from '../../../inquiries/export-link.tsx'
import { UsedIn as UsedIn_13a8eac5b4d866f3669a778f1d15247e } from '../../../media/used-in.tsx'
import { NewKey as NewKey_4ef429e11733292ca9cdb95c67a2dc6b } from '../../../api-keys/new-key.tsx'
import { QuietCell as QuietCell_cd88be967e8459a056e5bf097be0c0c1 } from '../../../fields/quiet-cell.tsx'
import { RowLabel as RowLabel_0024b38a4db122cb604c0ab78391d652 } from '../../../brand/row-label.tsx'
import { Icon as Icon_e1625deccbca970346f2a870c88cc286 } from '../../../brand/icon.tsx'
import { Logo as Logo_40ba5554c4c7cb440d306aed47490e37 } from '../../../brand/logo.tsx'
import { SignInWithCode as SignInWithCode_942d86d73bb9186add0d9764d0dbaa27 } from '../../../brand/sign-in-with-code.tsx'
import { Dashboard as Dashboard_1dbd6b905efac89c11acaa513d29fbd2 } from '../../../brand/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/titles/other-title.tsx#TitleCell": TitleCell_b496a70de4fd74610c029fbcf1539c10,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/rich-text/text-style-feature.tsx#TextStyleFeature": TextStyleFeature_2e8ce4f6ec8877283ab3892a3efd0a35,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/link-url.tsx#LinkUrl": LinkUrl_dfeb148400c60c1cec766d4c60e5ffa8,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/rich-text-diff.tsx#RichTextDiff": RichTextDiff_49e7bb965dc45fbb0fd55c7ba4f9f335,
  "/fields/no-diff.tsx#NoDiff": NoDiff_f88b6a1f618daee219ef81dbe6526bde,
  "/titles/titled-views.tsx#TitledDescription": TitledDescription_67f0bb9e3c3efa10835a83127906fe88,
  "/drafts/schedule-preset.tsx#SchedulePreset": SchedulePreset_deb0e9bd5e822f1bff72e5a8abaeeb99,
  "/drafts/not-saved.tsx#NotSaved": NotSaved_cc110dcf3a5bd6a4b9eef09697111991,
  "/staff/staff-link.tsx#StaffLink": StaffLink_86e570c6eec7d95ffc1d15b80313acbe,
  "/drafts/publish-button.tsx#PublishButton": PublishButton_ecf6d17834e3811c7cd91b4caf4888d3,
  "/titles/titled-views.tsx#TitledList": TitledList_67f0bb9e3c3efa10835a83127906fe88,
  "/seo/note.tsx#Note": Note_29ea7fda48889874e4275e21e42de291,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/fields/choices.tsx#Choices": Choices_a5623b29102c796a22fc5310ca213963,
  "/inquiries/export-link.tsx#ExportLink": ExportLink_3ca9a7d1962604518a67686ea1ff0f77,
  "/media/used-in.tsx#UsedIn": UsedIn_13a8eac5b4d866f3669a778f1d15247e,
  "/api-keys/new-key.tsx#NewKey": NewKey_4ef429e11733292ca9cdb95c67a2dc6b,
  "/fields/quiet-cell.tsx#QuietCell": QuietCell_cd88be967e8459a056e5bf097be0c0c1,
  "/brand/row-label.tsx#RowLabel": RowLabel_0024b38a4db122cb604c0ab78391d652,
  "/brand/icon.tsx#Icon": Icon_e1625deccbca970346f2a870c88cc286,
  "/brand/logo.tsx#Logo": Logo_40ba5554c4c7cb440d306aed47490e37,
  "/brand/sign-in-with-code.tsx#SignInWithCode": SignInWithCode_942d86d73bb9186add0d9764d0dbaa27,
  "/brand/dashboard.tsx#Dashboard": Dashboard_1dbd6b905efac89c11acaa513d29fbd2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
