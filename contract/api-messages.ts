/** Messages that occur only in responses of the API: pages show none of them by themselves, and import page-messages.ts instead. */
export const apiMessages = {
  secondFactorFirst: 'Please set up your second factor first',
  secondFactorRequired: 'Code of your second factor is missing',
  editorBodyTooLarge: 'Request body must be at most 8 MB',
  bodyTooComplex: 'Request body must have at most 1,000 members, nested at most 100 deep',
  bodyCompressed: 'Request body must not be compressed: Content-Encoding must be left out',
  formTooLarge: 'Form must be at most 64 KB',
  bodyType: 'Request body must be multipart/form-data, application/x-www-form-urlencoded or application/json',
} as const
