const texts = import.meta.glob<string>('../../../../locales/es/web*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(texts);
