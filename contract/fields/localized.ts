/** Whether a field has a value in each language. Apart from the kinds of fields, which no first visit needs. */
export const isLocalized = (field: object): boolean => 'localized' in field && field.localized === true
